import { expect, it } from 'vitest';
import { linksOf } from './links-of.ts';

const page = new URL('http://harbour.localhost:3000/search/used-cars?page=2');

it.each([
  ['a path', '<a class="x" href="/about-us">', ['/about-us']],
  ['a path beside this page', '<a href="toyota">', ['/search/toyota']],
  ['a query with entities', '<a href="/search?a=1&amp;b=2">', ['/search?a=1&b=2']],
  ['the page itself for an anchor', '<a href="#main">', ['/search/used-cars?page=2']],
  ['where a form leads', '<form method="get" action="/search">', ['/search']],
  ['each once', '<a href="/a">x</a><a href="/a#b">y</a>', ['/a']],
  [
    'no other host, phone or mail',
    '<a href="https://other.example/"><a href="tel:1"><a href="mailto:a@b.c">',
    [],
  ],
  ['nothing that is no link', '<img src="/x.jpg"><link href="/y.css">', []],
])('finds %s', (_, html, expected) => {
  expect(linksOf(html, page)).toEqual(expected);
});
