import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Load rows from a server',
  height: 388,
  excerpt: ['React.useEffect', '}, [attempt]);', 'loading={', '}'],
});
