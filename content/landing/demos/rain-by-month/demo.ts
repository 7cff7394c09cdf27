import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Line chart of rain by month',
  height: 254,
  ads: false,
});
