import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';

export const help: Language['pages']['help'] = {
  title: 'Hilfe',
  back: '← Hilfe',
  onThisPage: 'Auf dieser Seite',
  parts: 'Auf dieser Seite:',
  intro: html`Schick Befehle, wie du sie auf Papier schreiben würdest, einen je Zeile: <code>A Par - Bur</code> zieht die Armee in Paris nach Burgund, <code>A Mar S A Par - Bur</code> unterstützt sie, <code>F Bre H</code> hält. Der Judge beantwortet jede E-Mail und sagt, was er gelesen hat.`,
  byMail: html`Diese Seiten gibt es auch per E-Mail, auf Englisch: Schreib <code>GET</code> und den Namen.`,
};
