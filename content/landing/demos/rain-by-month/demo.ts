import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Line chart of rain by month',
  height: 300,
  ads: false,
});
