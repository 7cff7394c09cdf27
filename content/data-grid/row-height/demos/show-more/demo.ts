import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Expand long text in a cell',
  height: 360,
  excerpt: ['function LongText', '}'],
});
