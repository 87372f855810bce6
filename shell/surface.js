// Tells the module what it draws on and how the person wants it: size, pixel ratio, safe areas, dark
// or light, strong contrasts, less motion, forced colours, whether the page is to be seen at all.

/** More pixels to a point than this nobody sees, and phones would pay for them. */
const mostPixelsPerPoint = 3;
/** From more pixels in a row, pictures of stones and houses are made that graphics processors cannot hold. */
const mostPixels = 5120;
/** In the plain view a board of ten files wants to be so wide, in letters' heights. */
const mostUpright = 32;

/** @param {string} query */
const matches = (query) => window.matchMedia(query);

/**
 * Where a browser refuses to draw by an error, there is no picture; no more than that.
 * @param {HTMLCanvasElement} canvas
 */
export function mayRefuse(canvas) {
  const { getContext } = canvas;
  canvas.getContext = /** @type {any} */ (
    (/** @type {any[]} */ ...wanted) => {
      try {
        return Reflect.apply(getContext, canvas, wanted);
      } catch {
        return null;
      }
    }
  );
}

/**
 * Whether the page may fill the screen (1), does (2), or neither. On a page of its own that is the
 * browser's to offer.
 */
function fullscreen() {
  if (window.parent === window || !document.fullscreenEnabled) return 0;
  return document.fullscreenElement ? 2 : 1;
}

/**
 * @param {HTMLElement} main
 * @param {HTMLCanvasElement} canvas
 * @param {KielaModule} module
 */
export function watchSurface(main, canvas, module) {
  /** The canvas's size in whole device pixels, where the browser tells it. */
  let box = /** @type {ResizeObserverSize | undefined} */ (undefined);
  let told = '';

  const measure = () => {
    const plain = main.classList.contains('plain');
    const rect = canvas.getBoundingClientRect();
    const style = getComputedStyle(main);
    const width = plain ? document.documentElement.clientWidth : rect.width;
    // A page is as high as it has to be: only its width tells which way round the board fits.
    const upright = width < mostUpright * parseFloat(style.fontSize);
    const height = plain ? width * (upright ? 1.6 : 0.625) : rect.height;
    if (width < 1 || height < 1) return;
    const ratio = Math.min(
      devicePixelRatio,
      mostPixelsPerPoint,
      mostPixels / Math.max(width, height),
    );
    let pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
    if (box && ratio === devicePixelRatio && Math.abs(box.inlineSize - width * ratio) < 2)
      pixels = { width: box.inlineSize, height: box.blockSize };
    const [top, right, bottom, left] = ['top', 'right', 'bottom', 'left'].map(
      (side) => parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0,
    );
    const now = [width, height, pixels.width, pixels.height, top, right, bottom, left].join();
    if (now === told) return;
    told = now;
    if (!plain && (canvas.width !== pixels.width || canvas.height !== pixels.height)) {
      canvas.width = pixels.width;
      canvas.height = pixels.height;
    }
    module._kielaSurface(width, height, pixels.width / width, top, right, bottom, left);
  };

  const observer = new ResizeObserver((entries) => {
    for (const entry of entries)
      if (entry.target === canvas) box = entry.devicePixelContentBoxSize?.[0];
    measure();
  });
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas);
  }
  observer.observe(main);
  // The safe areas change sides without a change of size when a phone is turned by half a turn.
  const probe = document.createElement('div');
  probe.className = 'safe';
  main.append(probe);
  observer.observe(probe);
  window.addEventListener('resize', measure);

  const watchRatio = () => {
    matches(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        measure();
        watchRatio();
      },
      { once: true },
    );
  };
  watchRatio();

  const preferences = [
    '(prefers-color-scheme: dark)',
    '(prefers-contrast: more)',
    '(prefers-reduced-motion: reduce)',
    '(forced-colors: active)',
  ].map(matches);
  const tellPreferences = () => {
    const [dark, contrast, reduced, forced] = preferences.map((query) => Number(query.matches));
    module._kielaPreferences(dark, contrast, reduced, forced, fullscreen());
  };
  document.addEventListener('fullscreenchange', tellPreferences);
  for (const query of preferences) query.addEventListener('change', tellPreferences);
  tellPreferences();

  document.addEventListener('visibilitychange', () =>
    module._kielaVisible(Number(!document.hidden)),
  );
  module._kielaVisible(Number(!document.hidden));
  measure();
}
