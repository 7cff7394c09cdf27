import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Start editing programmatically', height: 117 });
