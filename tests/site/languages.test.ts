/** Pages in each language: written beside each other, chosen by a link or by what a browser would like. */

import { beforeAll, describe, expect, it } from 'vitest';
import { phaseCode } from '../../engine/vocabulary.ts';
import { HANDLER, LANGUAGE_HEADER } from '../../infra/aws/pages-function.ts';
import { languageChosen, languageWanted } from '../../infra/local/site/language.ts';
import type { GameEntry } from '../../lambdas/ports.ts';
import { finishedEntry } from '../archive/finished.ts';
import { shelfPublisher } from '../archive/shelf.ts';

const ACCEPTED: readonly (readonly [header: string, cookie: string, language: string])[] = [
  ['', '', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', '', 'de'],
  ['fr;q=0.8, de;q=0.9', '', 'de'],
  ['it, es;q=0.9', '', 'en'],
  ['it, fr;q=0.1', '', 'fr'],
  ['de;q=0, fr;q=0.2', '', 'fr'],
  ['*', '', 'en'],
  ['DE', '', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', '', 'en'],
  ['de', 'a=b; language=fr', 'fr'],
  ['de', 'language=xx', 'de'],
  ['de', 'otherlanguage=fr', 'de'],
  [';;,q=,de;q=oops', '', 'en'],
];

type Answer = {
  readonly uri?: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
  readonly statusCode?: number;
  readonly cookies?: Readonly<Record<string, { readonly value: string }>>;
};

/** What CloudFront would do with a request. */
function atTheEdge(uri: string, { accepts = '', cookie = '', language = '', encodings = 'gzip, br', key = '' } = {}) {
  const groups: { readonly originIds: readonly { readonly originId: string }[] }[] = [];
  const chosen: string[] = [];
  const cf = {
    createRequestOriginGroup: (group: (typeof groups)[number]) => groups.push(group),
    selectRequestOriginById: (id: string) => chosen.push(id),
  };
  const handler = new Function('cf', `${HANDLER}; return handler;`)(cf) as (event: object) => Answer;
  const cookies = Object.fromEntries(
    cookie.split('; ').flatMap((each) => {
      const [name = '', value = ''] = each.split('=');
      return name === '' ? [] : [[name, { value }]];
    }),
  );
  const answer = handler({
    request: {
      uri,
      querystring: language === '' ? {} : { language: { value: language } },
      headers: {
        ...(accepts === '' ? {} : { 'accept-language': { value: accepts } }),
        ...(encodings === '' ? {} : { 'accept-encoding': { value: encodings } }),
        ...(key === '' ? {} : { [LANGUAGE_HEADER]: { value: key } }),
      },
      cookies,
    },
  });
  return { answer, origins: groups[0]?.originIds.map(({ originId }) => originId) ?? [chosen[0] ?? 'pages'] };
}

describe('the language of a page', () => {
  it.each(ACCEPTED)(
    'Accept-Language "%s", cookie "%s": %s, on this machine and on AWS',
    (accepts, cookie, language) => {
      expect(languageWanted({ headers: { 'accept-language': accepts }, cookie })).toBe(language);
      const { answer, origins } = atTheEdge('/games/', { accepts, cookie });
      expect([answer.uri, answer.headers[LANGUAGE_HEADER]?.value]).toEqual(['/games/index.html', language]);
      expect(origins).toEqual(language === 'en' ? ['pages'] : [`pages-${language}`, 'pages']);
    },
  );

  it('files that are no pages are fetched as they are', () => {
    const { answer, origins } = atTheEdge('/assets/style.css', { accepts: 'de' });
    expect([answer.uri, answer.headers[LANGUAGE_HEADER], origins]).toEqual(['/assets/style.css', undefined, ['pages']]);
  });

  it('stands in the key of the cache as it was decided, whatever a reader sends: no answer is kept where another reader finds it', () => {
    const at = (uri: string, given: Parameters<typeof atTheEdge>[1]) => {
      const { answer, origins } = atTheEdge(uri, given);
      return [answer.headers[LANGUAGE_HEADER]?.value, origins[0]];
    };
    const file = '/games/marne/archive.json';
    // For the distribution none of these takes gzip, so nor do they for us.
    for (const encodings of ['', 'xgzip', 'gzipped', 'gzip;q=0', 'gzip; q=0.0, br', 'x;gzip']) {
      for (const key of ['', 'packed', 'de']) {
        expect(at(file, { encodings, key }), encodings).toEqual(['unpacked', 'on-demand']);
        expect(at('/games/marne/', { encodings, key, accepts: 'de' }), encodings).toEqual(['unpacked', 'on-demand']);
      }
    }
    for (const encodings of ['gzip', 'br, GZIP', 'deflate, gzip;q=0.5', 'gzip;q=1.0']) {
      expect(at(file, { encodings, key: 'unpacked' }), encodings).toEqual(['packed', 'pages']);
    }
    expect(at('/assets/style.css', { key: 'anything' })).toEqual([undefined, 'pages']);
    expect(at('/help/', { key: 'fr', accepts: 'de' })).toEqual(['de', 'pages-de']);
  });

  it('what is made of an archive when somebody asks for it comes from the function that makes it', () => {
    for (const file of ['history.txt', 'research.jsonl', 'centres.csv', 'press.mbox']) {
      const { answer, origins } = atTheEdge(`/games/marne/${file}`, { encodings: 'gzip, br' });
      expect([answer.headers[LANGUAGE_HEADER]?.value, origins]).toEqual(['unpacked', ['on-demand']]);
    }
  });

  it('files of games, which lie packed, are unpacked for a program that does not say that it takes gzip', () => {
    for (const encodings of ['', 'identity', 'br']) {
      const { origins } = atTheEdge('/games/marne/archive.json', { encodings });
      expect(origins).toEqual(['on-demand']);
      expect(atTheEdge('/games/marne/', { encodings, accepts: 'de' })).toMatchObject({
        answer: { uri: '/games/marne/index.html' },
        origins: ['on-demand'],
      });
      expect(atTheEdge('/assets/style.css', { encodings }).origins).toEqual(['pages']);
    }
    for (const file of ['archive.json', 'game.html'])
      expect(atTheEdge(`/games/marne/${file}`).origins).toEqual(['pages']);
    expect(atTheEdge('/games/marne/game.html', { encodings: 'gzip, deflate' }).origins).toEqual(['on-demand']);
  });

  it('a link that chooses one is remembered, and leads back to the page and nowhere else', () => {
    for (const [path, back] of [
      ['/games/marne/', '/games/marne/'],
      ['//evil.example/', '/evil.example/'],
      ['/\\evil.example/', '/evil.example/'],
    ] as const) {
      const { answer } = atTheEdge(path, { language: 'de' });
      expect([answer.statusCode, answer.headers['location']?.value, answer.cookies?.['language']?.value]).toEqual([
        302,
        back,
        'de',
      ]);
      const request = {
        method: 'GET' as const,
        path,
        query: new URLSearchParams('language=de'),
        form: new URLSearchParams(),
      };
      expect(languageChosen(request)?.headers).toMatchObject({
        Location: back,
        'Set-Cookie': expect.stringContaining('language=de;'),
      });
      expect(languageChosen({ ...request, query: new URLSearchParams('language=xx') })).toBe(null);
    }
    expect(atTheEdge('/games/', { language: 'xx' }).answer.statusCode).toBe(undefined);
  });
});

describe('pages that are published', () => {
  const { shelf, publisher } = shelfPublisher();
  const entry: GameEntry = {
    ...finishedEntry('marne'),
    status: 'active',
    phase: phaseCode('F1901M'),
  };
  const page = (key: string) => Buffer.from(shelf.get(key) ?? '').toString('utf8');
  beforeAll(() => publisher.publishLists?.([entry]));

  it('stand beside each other, each in its language, with links to the others', () => {
    for (const [key, code, season] of [
      ['games/index.html', 'en', 'Fall 1901'],
      ['de/games/index.html', 'de', 'Herbst 1901'],
      ['fr/games/index.html', 'fr', 'Automne 1901'],
    ] as const) {
      const html = page(key);
      expect(html).toContain(`<html lang="${code}">`);
      expect(html).toContain(season);
      const offered = [...html.matchAll(/href="\?language=(..)"/g)].map(([, other]) => other);
      expect(offered).toEqual(['en', 'de', 'fr'].filter((other) => other !== code));
    }
  });

  it('name places as their language does', () => {
    const german = page('de/variants/standard/index.html');
    expect(german).toContain('Bulgarien (bul/ec, bul/sc)');
    expect(german, 'the document on the variant is English').toContain('<div class="prose" lang="en">');
    const [places] = [...shelf.keys()].filter((key) => /^fr\/variants\/standard\/.+index\.html$/.test(key));
    expect(page(places!)).toContain('Bourgogne');
  });

  it('short documents are in each language; the others are English, are said to be, and offer nothing else', () => {
    expect(page('de/help/index.html')).toMatch(/Deine erste Partie<.*[\s\S]*eine Partie leiten \(englisch\)</);
    expect(page('fr/help/syntax/index.html')).toContain('<h1 id="comment-sécrivent-les-ordres">');
    expect(page('help/mastering/index.html')).toContain('<html lang="en">');
    expect(shelf.has('de/help/mastering/index.html')).toBe(false);
    expect(page('help/mastering/index.html')).not.toContain('?language=');
    expect(page('help/commands/index.html')).toContain('<span lang="de">Diese Seite gibt es nur auf Englisch.</span>');
  });
});
