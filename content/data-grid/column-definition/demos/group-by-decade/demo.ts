import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Group dates by decade',
  height: 530,
  ads: false,
  excerpt: ["field: 'opened'", '},'],
});
