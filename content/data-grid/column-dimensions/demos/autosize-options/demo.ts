import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Try the autosize options',
  height: [517, 426],
  excerpt: ['apiRef.current?.autosizeColumns', '})'],
});
