import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Filter columns of every type',
  height: 476,
  excerpt: ["type: 'dateTime'", '},'],
});
