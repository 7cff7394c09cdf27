import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Render avatars, chips, ratings, progress, flags and links',
  height: 320,
  excerpt: ['function ProgressCell', '</Stack>'],
});
