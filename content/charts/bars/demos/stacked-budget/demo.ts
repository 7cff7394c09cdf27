import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Parts of a budget on top of each other',
  height: 329,
});
