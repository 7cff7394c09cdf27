import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Three ways to give the options of a column', height: 270, excerpt: ["field: 'carrier'", '},'] });
