import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The four variants of the Date Picker',
  height: [734, 494],
  ssr: false,
});
