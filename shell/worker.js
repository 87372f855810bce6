// The engine's worker: loads the same module as the page, without running the game, and works on one
// question at a time. Between short slices it looks for messages.
//
// It is given what it needs by the first message, and may lie behind the module's own script in one
// file: then `createKiela` is there already.

/** Milliseconds; after each of them a message can be heard. */
const sliceMs = 12;
/** While it works it says so once in so many milliseconds. */
const signMs = 500;

/** @type {WorkerModule | undefined} */
let engine;
let text = '';
/** The request in hand; 0: none. */
let request = 0;
let lastSign = 0;
let isNext = false;

const worker = /** @type {WorkerScope} */ (/** @type {unknown} */ (self));
// A message to oneself waits behind those of the page, but not as long as a timer would.
const next = new MessageChannel();

/** @param {ModuleSource} files */
async function start({ script, wasm, module }) {
  if (typeof createKiela === 'undefined') worker.importScripts(script);
  engine = await createKiela({
    noInitialRun: true,
    kiela: {
      take: () => text,
      give: (answer) => worker.postMessage({ request, answer }),
    },
    instantiateWasm(imports, receive) {
      compile(wasm, module)
        .then(async (compiled) =>
          receive(await WebAssembly.instantiate(compiled, imports), compiled),
        )
        .catch(fail);
      return {};
    },
  });
  // Something may have been asked meanwhile.
  begin();
}

/** @param {string} address @param {WebAssembly.Module | undefined} module */
async function compile(address, module) {
  if (module) return module;
  const response = await fetch(address, { credentials: 'same-origin' });
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Lets the page know: an error that nobody catches ends in its `error` event. @param {unknown} error */
function fail(error) {
  setTimeout(() => {
    throw error;
  });
}

function begin() {
  if (!engine || !request) return;
  lastSign = 0;
  engine._kielaWorkBegin();
  goOn();
}

function goOn() {
  if (!isNext) next.port2.postMessage(0);
  isNext = true;
}

function work() {
  isNext = false;
  if (!engine || !request) return;
  if (!engine._kielaWork(sliceMs)) {
    request = 0;
    return;
  }
  const now = performance.now();
  if (now - lastSign > signMs) {
    lastSign = now;
    worker.postMessage({ request });
  }
  goOn();
}

next.port1.onmessage = work;

/** @param {MessageEvent<WorkerTask>} event */
worker.onmessage = ({ data }) => {
  if (data.start) start(data.start).catch(fail);
  text = data.question ?? '';
  request = data.request ?? 0;
  if (request) begin();
  else engine?._kielaWorkDrop();
};

// The compiled module does not travel to every worker; the page then sends its address only.
worker.onmessageerror = () => worker.postMessage({ unreadable: true });

// The first sign of life.
worker.postMessage({});
