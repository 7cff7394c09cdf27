import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A total computed from quantity and price', height: 320, excerpt: ["field: 'total'", '},'] });
