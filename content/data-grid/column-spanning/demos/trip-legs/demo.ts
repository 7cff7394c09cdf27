import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Draw trip legs of different lengths',
  height: 267,
  excerpt: ['valueGetter', 'colSpan'],
});
