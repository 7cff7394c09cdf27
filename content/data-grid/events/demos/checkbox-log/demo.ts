import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Subscribe to checkbox events from outside the grid',
  height: 356,
  excerpt: ['React.useEffect(', '}, [apiRef]);'],
});
