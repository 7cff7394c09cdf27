import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Calendar for a sowing date',
  height: 300,
  ads: false,
});
