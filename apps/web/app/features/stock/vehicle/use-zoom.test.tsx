// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draw, type Drawing } from '../../../shared/test/draw.ts';
import { useZoom } from './use-zoom.ts';

let dragged: unknown[] = [];

function TestViewer({ place = 0 }: { readonly place?: number }) {
  const zoom = useZoom(String(place), {
    onDrag: (moved) => dragged.push(moved),
    onDrop: (drop) => dragged.push(drop && { ...drop, isFlick: 'any' }),
  });
  return (
    <div>
      <div className="stage" ref={zoom.stage} data-zoomed={zoom.isZoomed}>
        <div data-now="">
          <img alt="" />
        </div>
      </div>
      <button className="closer" onClick={zoom.closer} />
      <button className="farther" onClick={zoom.farther} />
      <button className="end" onClick={zoom.end} />
    </div>
  );
}

let drawing: Drawing;
let captured: number[] = [];

beforeEach(async () => {
  dragged = [];
  captured = [];
  // jsdom lays nothing out, and captures no pointer: the stage is 600 by 400.
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, value: 600 },
    clientHeight: { configurable: true, value: 400 },
    setPointerCapture: { configurable: true, value: (id: number) => captured.push(id) },
  });
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 600, 400);
  drawing = await draw(<TestViewer />);
});
afterEach(() => drawing.remove());

const seen = () => drawing.find('[data-now]').style.transform;
const isZoomed = () => drawing.find('.stage').dataset['zoomed'] === 'true';
const click = (button: string) => act(async () => drawing.find(button).click());

function pointer(type: string, x: number, y: number, pointerId = 1): Promise<void> {
  const init = { pointerId, clientX: x, clientY: y, bubbles: true };
  return act(async () => void drawing.find('.stage').dispatchEvent(new PointerEvent(type, init)));
}

async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await pointer('pointerdown', ...from);
  await pointer('pointermove', ...to);
  await pointer('pointerup', ...to);
}

async function tapTwice(x: number, y: number): Promise<void> {
  for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) await pointer(type, x, y);
}

describe('VDP-1.1 a picture in the viewer', () => {
  it('is seen whole at first', () => {
    expect([seen(), isZoomed()]).toEqual(['translate(0px, 0px) scale(1)', false]);
  });

  it('comes closer and goes farther by buttons, never beyond five times nor below the whole', async () => {
    await click('.closer');
    expect([seen(), isZoomed()]).toEqual(['translate(0px, 0px) scale(1.6)', true]);
    for (let pressed = 0; pressed < 5; pressed += 1) await click('.closer');
    expect(seen()).toBe('translate(0px, 0px) scale(5)');
    for (let pressed = 0; pressed < 6; pressed += 1) await click('.farther');
    expect([seen(), isZoomed()]).toEqual(['translate(0px, 0px) scale(1)', false]);
  });

  it('follows two fingers, which hold what is between them', async () => {
    await pointer('pointerdown', 250, 200, 1);
    await pointer('pointerdown', 350, 200, 2);
    await pointer('pointermove', 450, 200, 2);
    expect(seen()).toBe('translate(0px, 0px) scale(2)');
    expect(captured).toEqual([1, 2]);
  });

  it('follows the wheel where the pointer is, and the page does not zoom with it', async () => {
    const wheel = new WheelEvent('wheel', { deltaY: -277, clientX: 600, clientY: 400, cancelable: true });
    await act(async () => void drawing.find('.stage').dispatchEvent(wheel));
    expect(wheel.defaultPrevented).toBe(true);
    const [, x, scale] = /translate\((.*?)px.*scale\((.*)\)/.exec(seen()) ?? [];
    expect([Number(x), Number(scale)]).toEqual([expect.closeTo(-300, 0), expect.closeTo(2, 2)]);
  });

  it('comes closer to where it is tapped twice, and is whole again after the next', async () => {
    await tapTwice(400, 200);
    expect(seen()).toBe('translate(-150px, 0px) scale(2.5)');
    await tapTwice(400, 200);
    expect(seen()).toBe('translate(0px, 0px) scale(1)');
  });

  it('is whole at once where it is left', async () => {
    await tapTwice(400, 200);
    await click('.end');
    expect(seen()).toBe('translate(0px, 0px) scale(1)');
    expect(isZoomed()).toBe(false);
  });

  it('is moved by one finger while it is close, and never leaves its box', async () => {
    await tapTwice(300, 200);
    await drag([300, 200], [340, 180]);
    expect(seen()).toBe('translate(40px, -20px) scale(2.5)');
    await drag([300, 200], [2_000, 200]);
    expect(seen()).toBe('translate(450px, -20px) scale(2.5)');
    expect(dragged).toEqual([]);
  });

  it('is moved no farther than its own edge where the box is taller than it', async () => {
    Object.defineProperties(drawing.find('img'), {
      naturalWidth: { value: 1_200 },
      naturalHeight: { value: 400 },
    });
    await tapTwice(300, 200);
    await drag([300, 200], [300, 900]);
    expect(seen()).toBe('translate(0px, 50px) scale(2.5)');
    for (let pressed = 0; pressed < 2; pressed += 1) await click('.farther');
    expect(seen()).toBe('translate(0px, 0px) scale(1)');
  });

  it('has the edges of what is seen where it lies on its side', async () => {
    const image = drawing.find('img');
    image.style.rotate = '90deg';
    Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 100 } });
    Object.defineProperties(image, { clientWidth: { value: 400 }, clientHeight: { value: 600 } });
    await tapTwice(300, 200);
    await drag([300, 200], [900, 900]);
    expect(seen()).toBe('translate(0px, 300px) scale(2.5)');
  });

  it('stays within its box when that becomes another', async () => {
    await tapTwice(300, 200);
    await drag([300, 200], [2_000, 200]);
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 400 });
    await act(async () => void window.dispatchEvent(new Event('resize')));
    expect(seen()).toBe('translate(300px, 0px) scale(2.5)');
  });

  it('is dragged while it is whole, along with its neighbours', async () => {
    await drag([300, 200], [200, 205]);
    expect(dragged).toEqual([
      { axis: 'x', moved: -100 },
      { axis: 'x', moved: -100, isFlick: 'any' },
    ]);
    expect(seen()).toBe('translate(0px, 0px) scale(1)');
  });

  it('begins whole when another takes its place', async () => {
    await click('.closer');
    await drawing.redraw(<TestViewer place={1} />);
    expect([seen(), isZoomed()]).toEqual(['translate(0px, 0px) scale(1)', false]);
  });

  it('leaves a gesture alone that another button begins, or that the browser takes away', async () => {
    const { find } = drawing;
    await act(async () => {
      find('.stage').dispatchEvent(
        new PointerEvent('pointerdown', { pointerId: 1, button: 2, bubbles: true }),
      );
    });
    await pointer('pointerup', 200, 200);
    await pointer('pointerdown', 300, 200);
    await pointer('pointercancel', 300, 200);
    await pointer('pointerup', 100, 200);
    expect(dragged).toEqual([]);
  });
});
