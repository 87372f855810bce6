// What the main screens look like at the sizes and in the themes that the quick tests leave out.

import { describe } from 'node:test';
import { testGoldens } from '../support/golden.mjs';
import { setStage, withWebGl } from '../support/stage.mjs';

describe('The screens look as they did:', { concurrency: 2 }, () => {
  const stage = setStage(withWebGl);
  testGoldens(stage, '3840x2160', 'light');
  testGoldens(stage, '3840x2160', 'dark');
  testGoldens(stage, '1280x800', 'dark');
  testGoldens(stage, '360x640', 'light');
  testGoldens(stage, '640x360', 'light');
  testGoldens(stage, '640x360', 'dark');
  testGoldens(stage, '768x1024', 'dark');
  testGoldens(stage, '768x1024', 'light');
});
