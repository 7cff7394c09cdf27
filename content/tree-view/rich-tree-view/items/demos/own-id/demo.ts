import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Take the id from another field', height: 128 });
