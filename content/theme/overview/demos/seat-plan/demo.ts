import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Tree of halls and seats with checkboxes',
  height: 216,
  ads: false,
});
