import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What to render instead of children that failed; nothing where it is left out. `retry` renders the children again. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * Keeps an error in rendering or in an effect to the children where it happened: without a boundary React removes the whole page.
 * React still logs the error. A class, because React has no hook for it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback?.(() => this.setState({ hasFailed: false })) : children;
  }
}
