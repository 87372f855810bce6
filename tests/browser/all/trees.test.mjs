// What the browser tells a screen reader of every screen: its accessibility tree, kept in ../trees/ and to
// stay as it is. KIELA_GOLDEN=write keeps it anew. Read it before it is kept, as somebody who does not see
// the screen: whether everything has a name that makes sense where it stands, once, in the order in which
// it is needed.

import { describe, test } from 'node:test';
import { checkText } from '../support/kept_text.mjs';
import { screens, Walk } from '../support/screens.mjs';
import { setStage } from '../support/stage.mjs';
import { treeOf } from '../support/tree.mjs';

describe('The accessibility tree', () => {
  const stage = setStage();

  test('of every screen is as it was', { timeout: 600_000 }, async (t) => {
    const context = { viewport: { width: 1280, height: 800 } };
    const game = await stage.visit(t, { context, prepare: Walk.prepare });
    const walk = new Walk(stage, game, 'en', { view: 'canvas' });
    for (const screen of screens)
      await t.test(screen.name, async () => {
        await walk.to(screen);
        checkText(`trees/${screen.name}`, await treeOf(game.page));
      });
  });
});
