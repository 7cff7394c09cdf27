import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Page through an API that returns cursors',
  height: 372,
  excerpt: ['React.useEffect(', '}, [page]);'],
});
