import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Ask again after five seconds',
  height: 176,
  ads: false,
});
