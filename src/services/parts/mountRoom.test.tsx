// @vitest-environment jsdom
import { act, useImperativeHandle, useState, type Ref } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountRoom } from './mountRoom.tsx';
import { RoomProps } from './RoomProps.tsx';

const parts = vi.hoisted(() => ({ isReachable: true, html: '' }));
vi.mock('./fetchPart.ts', () => ({
  fetchPart: async (id: string) => {
    if (!parts.isReachable) throw new Error('offline');
    return new DOMParser().parseFromString(parts.html, 'text/html').getElementById(id);
  },
}));

interface Props {
  greeting: string;
  ref?: Ref<{ greet: (name: string) => void }>;
}

function Greeting({ greeting, ref }: Props) {
  const [name, setName] = useState('nobody');
  useImperativeHandle(ref, () => ({ greet: setName }), []);
  return `${greeting}, ${name}`;
}

const textOf = (id: string) => document.getElementById(id)?.textContent;

beforeEach(() => {
  parts.isReachable = true;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="room">Loading</div><div id="styled">Loading</div>';
  parts.html = renderToStaticMarkup(
    <>
      <RoomProps of="room" props={{ greeting: '</script> & "Hello"' }} />
      <RoomProps of="styled" props={{ greeting: 'Hello' }} />
    </>,
  );
});
afterEach(() => vi.unstubAllGlobals());

it('tries again after a failure, mounts once, and resolves to the handle', async () => {
  parts.isReachable = false;
  await expect(mountRoom('room', Greeting)).rejects.toThrow('offline');
  expect(textOf('room')).toBe('Loading');

  parts.isReachable = true;
  const room = await act(() => mountRoom('room', Greeting));
  expect(textOf('room')).toBe('</script> & "Hello", nobody');
  expect(await mountRoom('room', Greeting)).toBe(room);
  await act(async () => room.greet('Ada'));
  expect(textOf('room')).toBe('</script> & "Hello", Ada');
});

it('shows a room once its styles are loaded', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const mounting = mountRoom('styled', Greeting, '/styled.css');
  await vi.waitFor(() => expect(document.head.querySelector('link')).not.toBeNull());
  expect(textOf('styled')).toBe('Loading');
  await vi.waitFor(() => {
    for (const link of document.head.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
    expect(textOf('styled')).toBe('Hello, nobody');
  });
  await mounting;
});
