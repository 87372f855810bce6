// How a kiosk looks beside the game, as a style sheet of its own: ordinary pages do not fetch it. Sizes
// follow the screen and the game's text size.

const style = `
html, body {
  overscroll-behavior: none;
  touch-action: pan-x pan-y;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
}
#kiela#kiela {
  touch-action: pan-x pan-y;
}
#view-link {
  display: none;
}
.kiosk {
  font-size: max(1.25rem, 1.6vmax);
  line-height: 1.3;
}
.kiosk button {
  box-sizing: border-box;
  min-height: 2.6em;
  padding: 0.5em 1.4em;
  border: 2px solid var(--line);
  border-radius: 1.3em;
  background: var(--panel);
  color: var(--ink);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.kiosk button.first {
  border-color: transparent;
  background: var(--accent);
  color: var(--ink-on-accent);
}
.kiosk button:active {
  filter: brightness(0.9);
}
.kiosk .row {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.6em;
}
.attract {
  position: fixed;
  inset: 0;
}
.attract > .all {
  position: fixed;
  inset: 0;
  width: 100%;
  border: 0;
  border-radius: 0;
  background: none;
  outline-offset: -0.4em;
}
.attract > .low {
  position: fixed;
  inset: auto 0 0;
  display: grid;
  justify-items: center;
  gap: 0.8em;
  padding: 0.8em 1em calc(env(safe-area-inset-bottom) + 1em);
  pointer-events: none;
}
.attract > .opposite {
  position: fixed;
  inset: 0.8em auto auto 50%;
  translate: -50%;
  rotate: 180deg;
  pointer-events: none;
}
@media (min-aspect-ratio: 1) {
  .attract > .low {
    display: flex;
    flex-wrap: wrap;
    place-content: center;
    align-items: center;
    gap: 0.8em 2em;
  }
}
.attract .row > * {
  pointer-events: auto;
}
.attract .touch {
  margin: 0;
  padding: 0.3em 1.2em;
  border-radius: 1.4em;
  background: var(--accent);
  color: var(--ink-on-accent);
  font-size: 1.5em;
  font-weight: 700;
  text-align: center;
  text-wrap: balance;
}
dialog.kiosk {
  box-sizing: border-box;
  width: min(28em, calc(100vw - 2em));
  max-height: calc(100vh - 2em);
  margin: auto auto max(1em, 8vh);
  padding: 1.4em;
  border: 1px solid var(--line);
  border-radius: 1em;
  background: var(--panel);
  color: var(--ink);
  text-align: center;
  text-wrap: balance;
}
dialog.kiosk::backdrop {
  background: rgb(0 0 0 / 45%);
}
dialog.kiosk > * {
  margin: 0 0 0.8em;
}
dialog.kiosk > .row {
  margin: 0;
}
dialog.kiosk h2 {
  font-size: 1.5em;
}
dialog.kiosk .left {
  font-size: 1.15em;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}
`;

export function dress() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
