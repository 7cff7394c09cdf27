import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Test the keyboard shortcuts',
  height: 474,
  excerpt: ['React.useEffect(', '}, [apiRef]);'],
});
