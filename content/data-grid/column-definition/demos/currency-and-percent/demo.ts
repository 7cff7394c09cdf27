import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Numbers shown as currency and as a percentage', height: 320, excerpt: ["field: 'price'", '},'] });
