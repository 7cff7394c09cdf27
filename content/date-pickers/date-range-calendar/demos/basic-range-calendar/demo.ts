import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A basic Date Range Calendar',
  height: 360,
  ssr: false,
});
