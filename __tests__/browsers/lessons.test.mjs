import { engine } from '../browser/engine.mjs';
import { isLong, test } from '../browser/harness.mjs';
import { endOf, followLights, slip } from '../browser/lesson.mjs';
import { button } from '../browser/match.mjs';
import { shown } from './shown.mjs';

const { en, games } = engine;
const taught = games.filter(({ lesson }) => lesson);

const offerOf = ({ text }) => `First steps: ${text.en.title}`;
const stepOf = (page, step) => slip(page).getByText(new RegExp(`^Step ${step} of \\d+`));

/** As far as the second step, or, where there is time, to the end. */
async function learn(page, game) {
  const isEnough = async () => !isLong && (await stepOf(page, 2).isVisible());
  await followLights(page, 'en', { isEnough });
  if (isLong) await endOf(page, 'en').waitFor();
}

for (const game of taught) {
  const title = isLong ? 'the whole lesson' : 'a lesson step';
  test(
    `${title}: ${game.text.en.title}`,
    async ({ newPage, browser }) => {
      const page = await newPage();
      await page.goto('/');
      await button(page, offerOf(game)).tap();
      await stepOf(page, 1).waitFor();
      await shown(page, browser, `lesson-${game.id}`);
      await learn(page, game);
      await button(page, en.lesson.leave).or(button(page, en.lesson.done)).first().waitFor();
    },
    { seconds: isLong ? 600 : 120 },
  );
}
