import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A grid that takes the space left over by a header', height: 400, excerpt: ['<Box sx={{ height: 400', '    </Box>'] });
