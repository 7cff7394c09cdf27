import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Tree view of a garden plan',
  height: 300,
  ads: false,
});
