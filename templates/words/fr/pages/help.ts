import { html } from '../../../markup/html.ts';
import type { Language } from '../../shape.ts';

export const help: Language['pages']['help'] = {
  title: 'Aide',
  back: '← Aide',
  onThisPage: 'Sur cette page',
  parts: 'Sur cette page :',
  intro: html`Envoyez vos ordres comme vous les écririez sur papier, un par ligne : <code>A Par - Bur</code> envoie l'armée de Paris en Bourgogne, <code>A Mar S A Par - Bur</code> la soutient, <code>F Bre H</code> tient. Le judge répond à chaque e-mail et dit ce qu'il a lu.`,
  byMail: html`Ces pages s'obtiennent aussi par e-mail, en anglais : écrivez <code>GET</code> et le nom.`,
};
