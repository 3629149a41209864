import type { FrameView } from '@forecourt/app/site/frame.view';

/** A frame with nothing in it but what a test is about. */
export function sampleFrame(frame: Partial<FrameView> = {}): FrameView {
  return {
    siteName: 'Bayside Motors',
    look: {},
    themeCss: ':root{}',
    fonts: [],
    brand: {
      name: 'Bayside Motors',
      strapline: '',
      kind: 'words',
      src: null,
      darkSrc: null,
      scheme: 'light',
    },
    header: {
      look: 'thin',
      onHomePicture: null,
      opensOnHover: true,
      announcement: null,
      openText: null,
      phone: null,
      email: null,
      search: { href: '/search/new-used-and-demo-cars', hasBox: false },
      menu: [],
      button: null,
      saved: null,
    },
    footer: { about: '', place: null, groups: [], social: [], legal: [], privacy: null, modeSwitch: null },
    popup: null,
    ...frame,
  };
}
