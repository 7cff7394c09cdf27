import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A legend with the latest value',
  height: 336,
  excerpt: ['function LatestValues', '}'],
});
