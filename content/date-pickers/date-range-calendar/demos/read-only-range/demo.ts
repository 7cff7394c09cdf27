import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A read-only and a disabled calendar',
  height: [744, 360],
  ssr: false,
});
