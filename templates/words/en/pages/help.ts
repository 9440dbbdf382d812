/** Pages for help. */
import { html } from '../../../markup/html.ts';

export const help = {
  title: 'Help',
  back: '← Help',
  onThisPage: 'On this page',
  parts: 'On this page:',
  intro: html`Mail orders as you would write them on paper, one to a line: <code>A Par - Bur</code> moves the army in Paris to Burgundy, <code>A Mar S A Par - Bur</code> supports it, <code>F Bre H</code> holds. The judge answers every mail and says what it has read.`,
  byMail: html`These pages can also be had by mail: write <code>GET</code> and the name.`,
};
