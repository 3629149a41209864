// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { interceptLinks } from './intercept-links.ts';
import type { GoOptions, Navigation } from './navigation-state.ts';
import { staticNavigation } from './static-navigation.ts';
import { loadedSample, samplePage } from './test/sample-pages.ts';

let went: [string, GoOptions | undefined][] = [];
let prefetched: string[] = [];

const navigation: Navigation = {
  ...staticNavigation(loadedSample(samplePage('Home')), '/'),
  go: async (href, options) => void went.push([href.replace(location.origin, ''), options]),
};

beforeAll(() => {
  interceptLinks(navigation, (kind) => prefetched.push(kind));
  // jsdom can load no document: what is left to the browser ends here.
  window.addEventListener('click', (event) => event.preventDefault());
  window.addEventListener('submit', (event) => event.preventDefault());
});
beforeEach(() => {
  went = [];
  prefetched = [];
});

function draw(html: string): HTMLElement {
  document.body.innerHTML = html;
  const [first] = document.body.children;
  if (!(first instanceof HTMLElement)) throw new Error('nothing was drawn');
  return first;
}

function press(element: Element, options: MouseEventInit = {}): void {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

function submit(html: string): void {
  const form = draw(html);
  const submitter = form.querySelector('button');
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
}

describe('a press on a link', () => {
  it('within the site changes the page', () => {
    press(draw('<a href="/about?x=1#team">About</a>'));
    expect(went).toEqual([['/about?x=1#team', { keepsScroll: false }]]);
  });

  it('counts on whatever stands in it', () => {
    const link = draw('<a href="/about"><b>About</b></a>');
    press(link.querySelector('b') ?? link);
    expect(went).toHaveLength(1);
  });

  it('that is a filter keeps the visitor where they are', () => {
    press(draw('<a href="/search" data-keep-scroll>Electric</a>'));
    expect(went).toEqual([['/search', { keepsScroll: true }]]);
  });

  it.each([
    ['leads to another site', '<a href="https://elsewhere.example/">There</a>'],
    ['opens a tab', '<a href="/about" target="_blank">About</a>'],
    ['wants a document', '<a href="/about" data-document>About</a>'],
    ['downloads', '<a href="/about" download>About</a>'],
    ['leads to a file', '<a href="/brochure.pdf">Brochure</a>'],
    ['leads to no page', '<a href="/api/search">Search</a>'],
    ['has no address', '<a>Nothing</a>'],
    ['telephones', '<a href="tel:0292670000">Call</a>'],
  ])('is left to the browser where it %s', (_, html) => {
    press(draw(html));
    expect(went).toEqual([]);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('with %s held is left to the browser', (key) => {
    press(draw('<a href="/about">About</a>'), { [key]: true });
    expect(went).toEqual([]);
  });

  it('by another button of the mouse is left to the browser', () => {
    press(draw('<a href="/about">About</a>'), { button: 1 });
    expect(went).toEqual([]);
  });

  it('that something else has taken is left alone', () => {
    const link = draw('<a href="/about">About</a>');
    link.addEventListener('click', (event) => event.preventDefault());
    press(link);
    expect(went).toEqual([]);
  });
});

describe('a form', () => {
  it('that searches goes to the address of what is chosen, without what is left empty', () => {
    submit(
      `<form action="/search?old=1"><input name="q" value="red ute"><input name="fuel" value="">
       <select name="make"><option selected>Kia</option></select><button name="go" value="now"></button></form>`,
    );
    expect(went).toEqual([['/search?q=red+ute&make=Kia&go=now', { keepsScroll: false }]]);
  });

  it('without an action searches this page, whatever its fields are called', () => {
    submit(
      '<form method="GET" data-keep-scroll><input name="method" value="x"><input name="action" value="y"></form>',
    );
    expect(went).toEqual([['/?method=x&action=y', { keepsScroll: true }]]);
  });

  it.each([
    '<form method="post" action="/api/leads"></form>',
    '<form action="https://elsewhere.example/"></form>',
    '<form action="/search" target="_blank"></form>',
    '<form action="/search" data-document></form>',
  ])('is left to the browser: %s', (html) => {
    submit(html);
    expect(went).toEqual([]);
  });
});

it.each(['pointerover', 'touchstart'])(
  'at %s the code of the page that a link leads to is prefetched',
  (type) => {
    const link = draw('<a href="/cars/x" data-kind="vehicle"><i>Car</i></a>');
    link.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(prefetched).toEqual(['vehicle', '']);
  },
);
