import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What to render instead of children that failed; without it, nothing is rendered. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Limits an error in rendering or in an effect to its children. It is a class because React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    const { fallback, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
