#include "app/loan.hpp"

#include "text/say.hpp"

namespace kiela::app {

using text::Msg;

std::string loanNotice(Loan loan, text::Language language) {
    switch (loan) {
    case Loan::Ready:
        return {};
    case Loan::Missing:
        return text::say(language, Msg::LaterMissing);
    case Loan::Damaged:
        return text::say(language, Msg::LaterDamaged);
    case Loan::Unasked:
    case Loan::Awaited:
        break;
    }
    return text::say(language, Msg::LaterLoading);
}

}  // namespace kiela::app
