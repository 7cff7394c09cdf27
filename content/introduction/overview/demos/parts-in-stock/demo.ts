import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Data grid of parts in stock',
  height: 266,
});
