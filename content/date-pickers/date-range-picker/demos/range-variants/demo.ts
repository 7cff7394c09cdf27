import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'The four variants of the Date Range Picker',
  height: [674, 434],
  ssr: false,
});
