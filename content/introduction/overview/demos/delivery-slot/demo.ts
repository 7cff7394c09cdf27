import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A delivery slot, with pickers',
  height: 266,
});
