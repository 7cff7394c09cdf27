import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The four variants of a Date Picker',
  height: [734, 494],
  ssr: false,
});
