// Connects the functions that the shell calls (exports.cpp) to the page.
#pragma once

namespace kiela::web {

class Page;

/// To be called before the shell calls the first function; the page must outlive the last call.
void exportPage(Page& page);

}  // namespace kiela::web
