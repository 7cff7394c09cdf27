import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Show trip legs of different lengths',
  height: 267,
  excerpt: ['valueGetter', 'colSpan'],
});
