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

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="room">Loading</div>';
  parts.html = renderToStaticMarkup(<RoomProps of="room" props={{ greeting: '</script> & "Hello"' }} />);
});
afterEach(() => vi.unstubAllGlobals());

it('tries again after a failure, mounts once, and resolves to the handle', async () => {
  parts.isReachable = false;
  await expect(mountRoom('room', Greeting)).rejects.toThrow('offline');
  expect(document.body.textContent).toBe('Loading');

  parts.isReachable = true;
  const room = await act(() => mountRoom('room', Greeting));
  expect(document.body.textContent).toBe('</script> & "Hello", nobody');
  expect(await mountRoom('room', Greeting)).toBe(room);
  await act(async () => room.greet('Ada'));
  expect(document.body.textContent).toBe('</script> & "Hello", Ada');
});
