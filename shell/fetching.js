// Fetches what the game begins with: the module's classic script, the wasm that it drives, and the
// words of a language; and other texts.

/**
 * @param {string} address
 * @returns {Promise<void>}
 */
export function loadScript(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`cannot load ${address}`));
    document.head.append(script);
  });
}

/**
 * @param {string} address
 * @param {(bytes: number) => void} progress told how much has arrived
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileWasm(address, progress) {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`cannot load ${address}: ${response.status}`);
  const copy = readAll(response.clone(), progress);
  // Compiling while it arrives needs the right type from the server, which many do not know.
  if (response.headers.get('content-type') === 'application/wasm' && WebAssembly.compileStreaming) {
    const [module] = await Promise.all([WebAssembly.compileStreaming(response), copy]);
    return module;
  }
  const bytes = await copy;
  // Another page in its place, as from a network that wants a login first, is not the browser's fault.
  if (new Uint8Array(bytes).subarray(0, 4).join() !== '0,97,115,109')
    throw new Error(`${address} is not WebAssembly`);
  return WebAssembly.compile(bytes);
}

/** @param {string} address */
async function fetchText(address) {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`cannot load ${address}: ${response.status}`);
  return response.text();
}

/**
 * @param {string} address of a text without which the game goes on
 * @returns {Promise<string>} empty: it cannot be had
 */
export const fetchLater = (address) => fetchText(address).catch(() => '');

/**
 * @param {string} address
 * @param {string} code of the language, with which they begin
 */
export async function fetchWords(address, code) {
  const words = await fetchText(address);
  if (!words.startsWith(`${code}\n`)) throw new Error(`cannot load ${address}`);
  return words;
}

/**
 * @param {Response} response
 * @param {(bytes: number) => void} progress
 */
async function readAll(response, progress) {
  if (!response.body) return response.arrayBuffer();
  const reader = response.body.getReader();
  const chunks = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    progress(length);
  }
  return new Blob(chunks).arrayBuffer();
}

/** A module with one function that uses what older browsers do not know of WebAssembly. */
// prettier-ignore
const youngest = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, // the mark and the version
  1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 5, 3, 1, 0, 1, // a type, a function, a memory
  10, 27, 1, 25, 0, // the function's code:
  65, 0, 65, 0, 65, 0, 252, 11, 0, // memory.fill
  65, 0, 253, 15, 26, // i8x16.splat, drop
  67, 0, 0, 0, 0, 252, 0, 192, 26, 11, // i32.trunc_sat_f32_s, i32.extend8_s, drop
]);

/**
 * Whether this browser can run the module, and may: where it does, a module that it refuses is damaged.
 */
export function canRunWasm() {
  try {
    return new WebAssembly.Module(youngest);
  } catch {
    // Unknown, too old, or forbidden by the page's policy.
    return null;
  }
}
