import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Render a custom filter for one column',
  height: 480,
  excerpt: ['function RemoteFilter', '}'],
});
