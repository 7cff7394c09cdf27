import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'A server that fails at the first attempt', height: 128, ads: false });
